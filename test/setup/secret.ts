/** A word that occurs nowhere else, so that where it appears is what it was said in. */
export const secret = (start: string): string => `${start}${crypto.randomUUID().replaceAll('-', '')}`
