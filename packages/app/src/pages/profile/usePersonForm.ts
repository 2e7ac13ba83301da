import type { User } from '@waldkerf/domain/entities/users/users'
import type { SaveRecord } from '@waldkerf/domain/editing/recordEdit'
import { personFields, toPersonValues, type PersonValues } from '@waldkerf/domain/profile/person'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts as formTexts } from '@waldkerf/ui/screens/profile/person/PersonForm.texts'
import { entriesFromList, object, partial, string } from 'valibot'
import { useRowForm } from '../../data/saving/useRowForm.ts'
import { texts } from './profile.texts.ts'

const schema = partial(object(entriesFromList(personFields, string())))

/** One's own data, as it is typed. */
export function usePersonForm(user: User, save: SaveRecord<User, PersonValues>) {
  const { unsaved } = useTexts(texts)
  const { fields: names } = useTexts(formTexts)
  return useRowForm<User, PersonValues>({
    row: user,
    toValues: toPersonValues,
    save,
    draft: { user: user.email, entity: 'profile', schema, names },
    unsaved,
  })
}
