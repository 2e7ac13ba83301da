import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'JSON-Editor',
    intro: 'Text mit Farben und Zeilennummern. Was kein gültiges JSON ist, wird an seiner Zeile markiert.',
    editor: 'JSON bearbeiten',
    loading: 'Editor wird geladen',
    state: 'Zustand',
    valid: 'Gültiges JSON',
    empty: 'Kein Text; auch das ist erlaubt.',
    invalid: 'Kein gültiges JSON',
    reset: 'Beispiel wiederherstellen',
    clear: 'Leeren',
  },
  async () => (await import('./JsonEditorScreen.texts.en.ts')).en,
)
