// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { forgetDraft, forgetDrafts, keepDraft, readDraft } from './draft-storage.ts'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('is there for the same person and form', () => {
  keepDraft('ana', 'update-data 1', { city: 'Santos' })
  expect(readDraft('ana', 'update-data 1')).toEqual({ city: 'Santos' })
  expect(readDraft('ana', 'update-data new')).toBeNull()
  expect(readDraft('ana', 'update-data 1')).toEqual({ city: 'Santos' })
})

test('is gone once another person looks, and after a day', () => {
  keepDraft('ana', 'form', { city: 'Santos' })
  expect(readDraft('bruno', 'form')).toBeNull()
  expect(readDraft('ana', 'form')).toBeNull()
  vi.useFakeTimers()
  keepDraft('ana', 'form', { city: 'Santos' })
  vi.advanceTimersByTime(86_400_001)
  expect(readDraft('ana', 'form')).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('ends when nothing is left of it, or on sign-out', () => {
  keepDraft('ana', 'form', { city: 'Santos' })
  keepDraft('ana', 'form', {})
  expect(localStorage).toHaveLength(0)
  keepDraft('ana', 'form', { city: 'Santos' })
  keepDraft('ana', 'other', { city: 'Recife' })
  forgetDraft('form')
  expect(readDraft('ana', 'form')).toBeNull()
  expect(readDraft('ana', 'other')).toEqual({ city: 'Recife' })
  localStorage.setItem('unrelated', 'kept')
  forgetDrafts()
  expect(Object.keys(localStorage)).toEqual(['unrelated'])
})

test('does not take the place of what was typed into another form', () => {
  keepDraft('ana', 'form', { city: 'Santos' })
  keepDraft('ana', 'other', { city: 'Recife' })
  expect(readDraft('ana', 'form')).toEqual({ city: 'Santos' })
})

test('that cannot be read counts as none', () => {
  localStorage.setItem('academic-services:draft:form', '{')
  expect(readDraft('ana', 'form')).toBeNull()
})
