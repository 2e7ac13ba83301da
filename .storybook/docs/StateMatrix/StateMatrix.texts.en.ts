export const en = {
  modes: { light: 'Light', dark: 'Dark' },
  states: {
    rest: 'At rest',
    hover: 'Hover',
    focus: 'Focus',
    active: 'Pressed',
    disabled: 'Disabled',
    busy: 'Busy',
    invalid: 'Invalid',
  },
  label: (name: string, mode: string) => `States of ${name}, ${mode}`,
  sizes: (name: string) => `Sizes of ${name}`,
}
