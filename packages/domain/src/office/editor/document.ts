/** The columns of a line item that the editor changes. Numbers are decimal text. */
export interface PositionValues {
  anzahl: string
  einheit: string
  bez: string
  ep: string
  /** Explanation, whether it prints, and its heading, which opens a group. */
  erl: string
  erl_on: boolean
  erl_titel: string
  /** Typed as quantity or price and not readable; '' where the number holds. */
  unklar_anzahl: string
  unklar_ep: string
}

/** A line item on the page. The key is the page's own: the server's id comes late, and changes when a delete is undone. */
export interface Row extends PositionValues {
  key: string
}

/** The head of an offer or an invoice, without what the server alone sets. All text, as it travels. */
export type Header = Readonly<Record<string, string>>

/** An offer or an invoice as it stands in the editor; rows are in the document's order. */
export interface EditedDocument {
  header: Header
  rows: readonly Row[]
}

/** A row that nobody has filled in yet. */
export const blankValues: PositionValues = {
  anzahl: '1',
  einheit: '',
  bez: '',
  ep: '0',
  erl: '',
  erl_on: true,
  erl_titel: '',
  unklar_anzahl: '',
  unklar_ep: '',
}

/** Still as it was added: such a row is on the page alone and never stored. */
export const isBlank = (values: PositionValues): boolean =>
  positionFields.every((field) => values[field] === blankValues[field])

export const positionFields = [
  'anzahl',
  'einheit',
  'bez',
  'ep',
  'erl',
  'erl_on',
  'erl_titel',
  'unklar_anzahl',
  'unklar_ep',
] as const

export const rowValues = ({ key: _key, ...values }: Row): PositionValues => values
