/** 1234567 → `1,234,567`. `toLocaleString` says the same, and opens its tables for a hundredth of a second first. */
export const thousands = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
