import { useFormat } from '@waldkerf/ui/i18n/Language'

/** Lengths with three digits that count; a dash where there is none. */
export function useFigure(): (value: number | null | undefined) => string {
  const { number } = useFormat()
  return (value) => {
    if (value === null || value === undefined || !Number.isFinite(value)) return '–'
    return number(value < 0.0005 ? 0 : Number(value.toPrecision(3)))
  }
}
