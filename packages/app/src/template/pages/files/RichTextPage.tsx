import { RichTextScreen } from '@waldkerf/ui/demo/richText/RichTextScreen'
import { useUpload } from '@waldkerf/app/template/upload/upload'

/** /components/tinymce */
export const RichTextPage = () => <RichTextScreen upload={useUpload('file').upload} />
