const ending = '_nicht_importiert'

/** A file's name without its extension; that of the refused rows is the one of the file they are from. */
export const sourceTitle = (name: string): string =>
  name.replace(/\.\w+$/, '').replace(/_nicht_importiert(?: ?\(\d+\))*$/, '')

export const refusedName = (name: string): string => `${sourceTitle(name)}${ending}.csv`

/** A file of refused rows ends with a column of reasons; without it its heads are those of the file they are from. */
export const sourceHead = ({ name, head }: { name: string; head: readonly string[] }): readonly string[] =>
  name.replace(/\.\w+$/, '') === sourceTitle(name) ? head : head.slice(0, -1)
