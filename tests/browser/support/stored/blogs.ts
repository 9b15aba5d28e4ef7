import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { Blog } from '#contract/blogs.ts'
import type { BlogData } from '#contract/admin/blogs.ts'
import { callerOf } from '../admin-call.ts'
import { expect, leavePages, test as base } from '../fixtures.ts'

/** Blogs of one test: their titles contain the test's mark, and they are deleted when it ends. */
export interface StoredBlogs {
  /** Part of every title; in lower case part of every slug. */
  mark: string
  /** @returns the id of the stored blog. */
  store: (data: Partial<BlogData> & { title: string }) => Promise<string>
  /** Changes a blog as another tab would. */
  change: (id: string, data: Partial<BlogData>) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Finds a blog by title or slug. */
  read: (search: string) => Promise<Blog>
}

export const test = base.extend<{ blogs: StoredBlogs }>({
  blogs: async ({ context, request, baseURL }, use) => {
    const mark = `Mark${randomUUID().slice(0, 8)}`
    const call = callerOf(request, baseURL!, '/blogs')
    const found = async (search: string) =>
      (await call<{ items: { id: string }[] }>('GET', `?page_size=100&search=${encodeURIComponent(search)}`)).items
    await use({
      mark,
      store: async ({ title, ...data }) => {
        const slug = title.toLowerCase().replace(/[^a-z\d]+/g, '-')
        return (await call<{ id: string }>('POST', '', { blog_data: { title, slug, ...data } })).id
      },
      change: async (id, blog_data) => void (await call('PATCH', `/${id}`, { blog_data })),
      remove: async (id) => void (await call('DELETE', `/${id}`)),
      read: async (search) => {
        const [blog] = await found(search)
        expect(blog, `${search} is stored`).toBeDefined()
        return call<Blog>('GET', `/${blog!.id}`)
      },
    })
    await leavePages(context)
    for (const { id } of await found(mark)) await call('DELETE', `/${id}`)
  },
})

export { expect }

/** Opens the form for a new blog and waits for its editor. */
export async function openNewBlog(page: Page): Promise<Locator> {
  await page.goto('/admin/blogs?new=true')
  await expect(editorOf(page)).toBeVisible()
  return page.getByRole('form', { name: 'Create New Blog' })
}

/** Opens the form of a stored blog and waits for its editor. */
export async function openBlog(page: Page, id: string): Promise<Locator> {
  await page.goto(`/admin/blogs?edit=${id}`)
  await expect(editorOf(page)).toBeVisible()
  return page.getByRole('form', { name: 'Edit Blog' })
}

export function editorOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Blog Content' })
}

export function tool(page: Page, label: string | RegExp): Locator {
  return page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: label, exact: true })
}

/** Saves with the button once all uploads have finished, and waits for the list. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(?:Create|Update) Blog$/ }).click()
  await expect(page.getByText(/Blog (created|updated) successfully/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Blogs Management' })).toBeVisible()
}
