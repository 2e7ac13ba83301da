import { useMemo } from 'react'
import { useConfig } from '../../platform/config/ConfigProvider.tsx'
import { notify } from '../../platform/notices/notices.ts'
import { createTokenStore } from '../session/templateToken.ts'
import { createUpload } from './upload.ts'

/** Says that something went well. */
const say = (message: string) => {
  notify({ tone: 'success', message })
}

/** Uploads for the pages that send files. @param field of the form that has the file */
export function useUpload(field: string) {
  const { base, mockApi } = useConfig().template
  const upload = useMemo(
    () => createUpload({ base: mockApi, token: createTokenStore(base).get, field }),
    [base, mockApi, field],
  )
  return { upload, say }
}
