import { LanguageProvider } from '@waldkerf/ui/i18n/Language'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { dataElement, type ReportData } from '../reportData.ts'
import { ReportPage } from './ReportPage.tsx'

const data = JSON.parse(document.querySelector(`#${dataElement}`)!.textContent) as ReportData
const language = navigator.language.startsWith('de') ? 'de' : 'en'
document.documentElement.lang = language

createRoot(document.querySelector('#root')!).render(
  <LanguageProvider language={language}>
    <Suspense>
      <ReportPage data={data} />
    </Suspense>
  </LanguageProvider>,
)
