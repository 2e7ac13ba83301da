export const en = {
  title: 'Looks side by side',
  lead: 'One view in all modes on one page. Role, scenario, colour, size and density of the toolbar hold for all frames; loaded is what comes into view.',
  begin: 'Which view?',
  beginText: 'At any other story the button with the two fields, at the right of the toolbar, leads here.',
  all: 'Choose another view',
  alone: (mode: string) => `${mode}: look at it alone`,
  frame: (story: string, mode: string) => `${story} in the mode ${mode}`,
  forced: 'Forced colours are set by the browser for all pages; a frame cannot have them alone.',
}
