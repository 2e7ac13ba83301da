import {
  formatDifference,
  formatEuros,
  formatMoney,
  formatPrice,
  formatRate,
} from '@waldkerf/domain/office/money/formatAmount'
import { locales, useLanguage } from '@waldkerf/ui/i18n/Language'

const made = {
  de: formatsIn(locales.de),
  en: formatsIn(locales.en),
}

function formatsIn(locale: string) {
  return {
    /** '1234.50' → '1.234,50 €' */
    money: (amount: string) => formatMoney(amount, locale),
    /** '1234.50' → '1.235 €', for what is expected: cents would claim more than anybody knows. */
    euros: (amount: string) => formatEuros(amount, locale),
    /** '1234.50' → '+1.234,50 €' */
    difference: (amount: string) => formatDifference(amount, locale),
    /** A unit price: cents, and two decimals more where it has them. */
    price: (price: string) => formatPrice(price, locale),
    /** '19' → '19 %' */
    rate: (rate: string) => formatRate(rate, locale),
  }
}

/** Amounts and rates, decimal text, in the chosen language. */
export const useMoney = () => made[useLanguage()]
