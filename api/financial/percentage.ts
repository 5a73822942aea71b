import { z } from 'zod'

/** Percent with two decimals, as callers send it; within the product it is basis points. */
export const percentage = z.number().min(0).max(100).multipleOf(0.01)

export const getPercent = (basisPoints: number) => basisPoints / 100
export const getBasisPoints = (percent: number) => Math.round(percent * 100)
