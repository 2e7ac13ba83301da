import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { FilterBar } from './FilterBar.tsx'
import { FilterChips } from './FilterChips.tsx'
import { PhoneFilter } from './PhoneFilter.tsx'
import { ChoiceFilter, DayFilter, SearchFilter, YearFilter } from './FilterFields.tsx'
import { ListFilter } from './ListFilter.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Sagt und ändert, worauf eine Liste eingegrenzt ist. Jede Änderung gilt sofort, ein Druck setzt alles zurück.',
    en: 'Says and changes what a list is narrowed to. Every change holds at once, one press resets all of it.',
  },
  notFor: [
    {
      de: 'Filter einzelner Spalten: die hat DataTable in seinen Köpfen.',
      en: 'Filters of single columns: DataTable has them in its heads.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], does: { de: 'Zum nächsten Feld', en: 'To the next field' } },
    { keys: [['Enter'], ['Space']], does: { de: 'Einen Wert wählen oder lassen', en: 'Choose a value, or let it go' } },
  ],
  components: { ListFilter, FilterBar, PhoneFilter, FilterChips, SearchFilter, ChoiceFilter, DayFilter, YearFilter },
}
