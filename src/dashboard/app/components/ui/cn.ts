/** Class names put together, the later of two that contradict each other winning. */
import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

export const cn = (...classes: ClassValue[]): string => twMerge(clsx(classes))
