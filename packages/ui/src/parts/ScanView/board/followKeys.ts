/** Arrow keys are the scan's own, as on a map. @param press false for keys that are not meant here */
export function followKeys(box: HTMLElement, press: (event: KeyboardEvent, run: string) => boolean) {
  let runs = 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!event.repeat) runs += 1
    if (press(event, `keys ${runs}`)) event.preventDefault()
  }
  box.tabIndex = 0
  box.addEventListener('keydown', onKeyDown)
  return () => box.removeEventListener('keydown', onKeyDown)
}
