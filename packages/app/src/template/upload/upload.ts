import { uploadFile } from '@waldkerf/domain/calls/template/articles'
import { templateSuccess } from '@waldkerf/domain/calls/template/templateCall'
import type { DropzoneScreenProps } from '@waldkerf/ui/demo/dropzone/DropzoneScreen'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { TemplateRefusal, failureMessage } from '../gateway/templateClient.ts'
import { useMemo } from 'react'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { createTokenStore } from '../session/templateToken.ts'

/** In ms; longer than for other calls, because files are larger. */
const timeout = 30_000

type Upload = DropzoneScreenProps['upload']

interface UploadOptions {
  /** Address of the mock API, `/prod-api`. */
  base: string
  token: () => string | undefined
  /** Name of the form field that contains the file. */
  field: string
}

function checkAnswer({ status, responseText }: XMLHttpRequest) {
  if (status !== 200) throw new ApiError('http', { status })
  let body: { code?: unknown; message?: unknown }
  try {
    body = JSON.parse(responseText) as typeof body
  } catch {
    throw new ApiError('notJson', { status })
  }
  if (body.code === templateSuccess) return
  throw new TemplateRefusal(Number(body.code), typeof body.message === 'string' ? body.message : undefined)
}

/** Sends files as a form, without `fetch`, which reports no progress. Failures are Errors with messages for users. */
export function createUpload({ base, token, field }: UploadOptions): Upload {
  return (file, { name, onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const fail = (error: unknown) => reject(new Error(failureMessage(error), { cause: error }))
      const form = new FormData()
      form.append(field, file, name)
      request.open(uploadFile.method, base + uploadFile.path)
      request.timeout = timeout
      const current = token()
      if (current !== undefined) request.setRequestHeader('X-Token', current)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      })
      request.addEventListener('load', () => {
        try {
          checkAnswer(request)
          resolve()
        } catch (error) {
          fail(error)
        }
      })
      request.addEventListener('timeout', () => fail(new ApiError('timeout')))
      request.addEventListener('error', () => fail(new ApiError('network')))
      request.addEventListener('abort', () => fail(signal.reason))
      signal.addEventListener('abort', () => request.abort())
      request.send(form)
    })
}

/** Shows a success message. */
const say = (message: string) => {
  notify({ tone: 'success', message })
}

/** Uploads for the pages that send files. @param field of the form that contains the file */
export function useUpload(field: string) {
  const { base, mockApi } = useConfig().template
  const upload = useMemo(
    () => createUpload({ base: mockApi, token: createTokenStore(base).get, field }),
    [base, mockApi, field],
  )
  return { upload, say }
}
