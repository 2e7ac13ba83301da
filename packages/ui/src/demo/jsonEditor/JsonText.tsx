import { json, jsonParseLinter } from '@codemirror/lang-json'
import { lintGutter, linter } from '@codemirror/lint'
import { lineNumbers } from '@codemirror/view'
import { CodeEditor, type CodeEditorProps } from '../code/CodeEditor.tsx'

const parse = jsonParseLinter()

/** An empty text lacks nothing. */
const createLanguage = () => [
  lineNumbers(),
  lintGutter(),
  json(),
  linter((view) => (view.state.doc.length === 0 ? [] : parse(view)), { delay: 150 }),
]

/** The editor for JSON. */
export const JsonText = (props: Omit<CodeEditorProps, 'createLanguage'>) => (
  <CodeEditor {...props} createLanguage={createLanguage} />
)
