/** Between a story's name and the words it is found by. */
const separator = ' · '

/** The name under which the search knows a story: people read in the results why it was found. */
export const searchName = (name: string, words: string) => name + separator + words

/** The name alone, as the sidebar shows it. */
export const plainName = (name: string) => name.split(separator, 1).join()
