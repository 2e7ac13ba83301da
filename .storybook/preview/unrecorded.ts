/**
 * Storybook records each call of a play for its panel, with the text of every element it is given, which the browser has
 * to lay out for that. A run of tests shows no panel; its address says so before Storybook's first module is loaded.
 */
const quiet = '&instrument=false'
// It is loaded for each file of stories, into the same page.
if (!location.search.endsWith(quiet)) {
  history.replaceState(history.state, '', location.search + quiet)

  // Nobody looks at the frame: layout and hit tests work, but painting it, a tenth of a run's time, is skipped.
  window.frameElement?.setAttribute('style', `${window.frameElement.getAttribute('style') ?? ''};opacity:0`)
}
