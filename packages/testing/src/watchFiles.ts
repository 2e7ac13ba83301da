import { spyOn } from 'storybook/test'

/** Collects the files that the page hands to the browser, with their names. */
export function watchFiles() {
  const files: { name: string; content: Blob }[] = []
  let last: Blob | undefined
  spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    last = content as Blob
    return 'blob:story'
  })
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (last) files.push({ name: this.download, content: last })
  })
  return files
}
