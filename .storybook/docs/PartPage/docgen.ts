/** A prop as Storybook's docgen finds it in the source. */
export interface FoundProp {
  name: string
  type: string
  required: boolean
  /** As written; undefined where there is none. */
  standard: string | undefined
  description: string
}

interface DocgenProp {
  required?: boolean
  description?: string
  tsType?: { name: string; raw?: string }
  defaultValue?: { value: string }
}

/**
 * Reads the props that docgen has attached to a component.
 * @param lists types that docgen does not know, by prop
 * @returns its own props by name; empty where it takes none, or those of its element alone
 */
export function componentProps(component: object, lists: Readonly<Record<string, string>> = {}): readonly FoundProp[] {
  const { __docgenInfo: found } = component as { __docgenInfo?: { props?: Record<string, DocgenProp> } }
  return Object.entries(found?.props ?? {})
    .map(([name, { required = false, description = '', tsType, defaultValue }]) => ({
      name,
      type: (tsType?.name === 'unknown' ? lists[name] : undefined) ?? tsType?.raw ?? tsType?.name ?? '',
      required,
      standard: defaultValue?.value,
      description,
    }))
    .toSorted((one, other) => Number(other.required) - Number(one.required) || one.name.localeCompare(other.name))
}
