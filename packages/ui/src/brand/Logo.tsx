import { mark } from './mark.ts'

export interface LogoProps {
  /** Edge in px. */
  size?: 16 | 20 | 24 | 32 | 48 | 64
  /** Name for those who do not see it; without one the mark is decoration beside a name that is written. */
  label?: string
}

/** The product's mark in the colour of the text around it. */
export function Logo({ size = 24, label }: LogoProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg {...naming} width={size} height={size} viewBox="0 0 32 32" fill="currentColor" focusable="false">
      <path fillRule="evenodd" d={mark.body} />
      <path d={mark.antennae} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
