import { defineTexts } from '@waldkerf/ui/i18n/Language'

const sample = (words: Readonly<Record<string, string>>) => words

export const texts = defineTexts(
  {
    title: 'Rechte der Rollen',
    intro:
      'Jede Rolle öffnet die Seiten, die hier gewählt sind. Eine Änderung gilt, sobald die Rolle das nächste Mal gelesen wird.',
    table: 'Rollen',
    loading: 'Rollen werden geladen',
    failed: 'Die Rollen konnten nicht geladen werden',
    empty: 'Noch keine Rolle',
    emptyText: 'Legen Sie die erste Rolle an.',
    add: 'Neue Rolle',
    edit: 'Bearbeiten',
    remove: 'Löschen',
    editRole: (name: string) => `${name} bearbeiten`,
    removeRole: (name: string) => `${name} löschen`,
    key: 'Schlüssel',
    name: 'Name',
    description: 'Beschreibung',
    // The sample roles' own words are English; a reworded one is shown as written.
    sampleNames: sample({ admin: 'Administrator', editor: 'Redaktion', visitor: 'Besuch' }),
    sampleDescriptions: sample({
      'Super Administrator. Have access to view all pages.': 'Öffnet alle Seiten.',
      'Normal Editor. Can see all pages except permission page': 'Öffnet alle Seiten außer denen der Rechte.',
      'Just a visitor. Can only see the dashboard': 'Öffnet das Dashboard, sonst nichts.',
    }),
    operations: 'Aktionen',
    dialogNew: 'Neue Rolle',
    dialogEdit: 'Rolle bearbeiten',
    nameMissing: 'Eine Rolle braucht einen Namen.',
    menus: 'Seiten',
    changes: 'Was sich ändert',
    unchanged: 'An den Seiten ändert sich nichts.',
    added: (count: number) => (count === 1 ? 'Eine Seite kommt dazu' : `${count} Seiten kommen dazu`),
    removed: (count: number) => (count === 1 ? 'Eine Seite fällt weg' : `${count} Seiten fallen weg`),
    save: 'Speichern',
    cancel: 'Abbrechen',
  },
  async () => (await import('./RolesScreen.texts.en.ts')).en,
)
