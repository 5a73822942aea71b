import { z } from 'zod'

/** Percentage with two decimals, as callers send it; internally, basis points are used. */
export const percentage = z.number().min(0).max(100).multipleOf(0.01)

export const getPercent = (basisPoints: number) => basisPoints / 100
export const getBasisPoints = (percent: number) => Math.round(percent * 100)
