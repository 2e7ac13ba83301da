/** A line of the keyboard help: what it does, and the keys, each way as the keys pressed together. */
interface Shortcut<Does extends string> {
  does: Does
  keys: readonly (readonly string[])[]
}

const group = <Does extends string>(...lines: Shortcut<Does>[]): readonly Shortcut<Does>[] => lines

/** The frame's shortcuts, as the help lists them. */
export const shortcuts = {
  everywhere: group(
    {
      does: 'palette',
      keys: [
        ['ctrl', 'K'],
        ['⌘', 'K'],
      ],
    },
    { does: 'help', keys: [['?']] },
    { does: 'nextRegion', keys: [['Tab']] },
    { does: 'close', keys: [['Esc']] },
  ),
  tags: group(
    { does: 'move', keys: [['←'], ['→']] },
    { does: 'ends', keys: [['home'], ['end']] },
    { does: 'closeTag', keys: [['delete']] },
    { does: 'contextMenu', keys: [['⇧', 'F10']] },
    {
      does: 'reorder',
      keys: [
        ['ctrl', '⇧', '←'],
        ['ctrl', '⇧', '→'],
      ],
    },
  ),
} as const
