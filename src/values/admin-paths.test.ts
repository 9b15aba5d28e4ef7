import { expect, it } from 'vitest'
import { isAdminPath } from './admin-paths.ts'

it.each(['/admin', '/admin/login', '/admin/dashboard', '/admin/hero-images', '/admin/categories', '/admin/trips'])(
  '%s is a screen',
  (path) => {
    expect(isAdminPath(path)).toBe(true)
  },
)

it.each(['/', '/admin/', '/administration', '/admin/users', '/admin/trips/1', 'constructor'])('%s is none', (path) => {
  expect(isAdminPath(path)).toBe(false)
})
