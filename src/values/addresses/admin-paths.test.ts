import { expect, it } from 'vitest'
import { isAdminPath, returnAddress } from './admin-paths.ts'

it.each(['/admin', '/admin/login', '/admin/dashboard', '/admin/hero-images', '/admin/categories', '/admin/trips'])(
  '%s is a screen',
  (path) => {
    expect(isAdminPath(path)).toBe(true)
  },
)

it.each(['/', '/admin/', '/administration', '/admin/users', '/admin/trips/1', 'constructor'])(
  '%s is not a path of the back office',
  (path) => {
    expect(isAdminPath(path)).toBe(false)
  },
)

it('remembers the requested screen, unless it is the one that signing in leads to anyway', () => {
  expect(returnAddress('/admin/trips?action=new')).toEqual({ from: '/admin/trips?action=new' })
  expect(returnAddress('/admin/dashboard')).toEqual({})
  expect(returnAddress('/admin/dashboard?x=1')).toEqual({ from: '/admin/dashboard?x=1' })
})
