import { RichTextScreen } from '@waldkerf/ui/demo/richText/RichTextScreen'
import { useUpload } from '../../upload/useUpload.ts'

/** /components/tinymce */
export const RichTextPage = () => <RichTextScreen upload={useUpload('file').upload} />
