import { landingCss, LandingScreen } from '@waldkerf/ui/screens/landing/LandingScreen'
import { useEffect, useRef, useState } from 'react'
import { FlowApp, type FlowAppProps } from './FlowApp.tsx'

/** The page that a phone sees first, and behind it the product. Its link does what the page's own script makes it do. */
export function PhoneStart(props: FlowAppProps) {
  const page = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const onGo = (event: Event) => {
      event.preventDefault()
      setSeen(true)
    }
    const links = [...(page.current?.querySelectorAll('a[data-continue]') ?? [])]
    for (const link of links) link.addEventListener('click', onGo)
    return () => links.forEach((link) => link.removeEventListener('click', onGo))
  }, [])
  if (seen) return <FlowApp {...props} />
  return (
    <div ref={page}>
      <style>{landingCss}</style>
      <LandingScreen productName="Waldkerf" onReportHref="/reports/new" onContinueHref={props.path} />
    </div>
  )
}
