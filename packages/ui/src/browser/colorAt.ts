/**
 * A colour of the page as it is seen at a place, `rgb(…)`. A chosen theme colour is a variable with a value for each mode,
 * `light-dark(…)`, which canvases and charts do not know.
 * @param variable its name, `--color-series-1`
 */
export function colorAt(place: HTMLElement, variable: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(${variable})`
  probe.style.forcedColorAdjust = 'none'
  place.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
