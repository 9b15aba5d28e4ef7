import type { PlainCatalogue } from './plain-catalogue.ts'
import { idOf, isTaken, type Row } from './rows.ts'

type Action = 'publish' | 'unpublish'

/** Drafts and schedules of a plain catalogue. */
export class PlainPlans {
  #plain: PlainCatalogue

  constructor(plain: PlainCatalogue) {
    this.#plain = plain
  }

  draftOf(item: string): string | undefined {
    return idOf(this.#plain.rows, { entity: 'drafts', item })
  }

  scheduleOf(item: string, action: Action): string | undefined {
    return idOf(this.#plain.rows, { entity: 'schedules', item, action })
  }

  putDraft(item: string, body: object): string {
    const id = `draft of ${item}`
    this.#plain.save(id, { entity: 'drafts', item, body })
    return id
  }

  /** What follows from a save of the form. */
  settle(item: string, before: unknown, { status = 'published' }: Row): void {
    const publication = this.scheduleOf(item, 'publish')
    const unpublication = this.scheduleOf(item, 'unpublish')
    if (before === 'published' && status === 'draft' && !publication && unpublication) this.#plain.remove(unpublication)
    const draft = this.draftOf(item)
    if (!draft) return
    if (publication && status === 'draft') this.putDraft(item, this.liveBody(item))
    else this.#plain.remove(draft)
  }

  liveBody(item: string): object {
    const { entity: _entity, status: _status, ...body } = this.#plain.rows.get(item)!
    return body
  }

  /** @param body by default that of the draft. */
  isPublishable(item: string, body?: object): boolean {
    const draft = this.draftOf(item)
    return this.#published(item, body ?? (draft ? this.#bodyOf(draft) : {})) !== null
  }

  isInOrder(item: string, action: Action, due: number): boolean {
    const other = this.#plain.rows.get(this.scheduleOf(item, action === 'publish' ? 'unpublish' : 'publish') ?? '')
    if (!other || other.failed) return true
    return action === 'publish' ? due < Number(other.due) : due > Number(other.due)
  }

  schedule(item: string, action: Action, due: number): void {
    const { rows } = this.#plain
    const isOfBody = action === 'publish' && rows.get(item)!.entity !== 'hero_images'
    const draft = isOfBody ? (this.draftOf(item) ?? this.putDraft(item, this.liveBody(item))) : null
    const id = `${action} ${item}`
    this.#plain.save(id, { entity: 'schedules', item, action, due, draft, failed: false })
  }

  cancel(id: string): void {
    const { item, action } = this.#plain.rows.get(id)!
    this.#plain.remove(id)
    const draft = this.draftOf(String(item))
    if (action === 'publish' && this.#plain.rows.get(String(item))!.status === 'draft' && draft)
      this.#plain.remove(draft)
  }

  /** Runs what is due, each as a separate operation. */
  runDue(record: () => void): void {
    const { rows, now } = this.#plain
    const due = [...rows]
      .filter(([, { entity, failed, due: at }]) => entity === 'schedules' && !failed && Number(at) <= now)
      .toSorted(([, a], [, b]) => Number(a.due) - Number(b.due))
    for (const [id] of due) {
      // Gone with the draft that an earlier one published.
      if (!rows.has(id)) continue
      this.#run(id)
      record()
    }
  }

  #run(id: string): void {
    const schedule = this.#plain.rows.get(id)!
    const item = String(schedule.item)
    const isPublishing = schedule.action === 'publish'
    const row = this.#plain.rows.get(item)!
    if (row.entity === 'hero_images') {
      this.show(item, isPublishing)
      this.#plain.remove(id)
    } else if (isPublishing) {
      const published = this.#published(item, this.#bodyOf(String(schedule.draft)))
      if (!published) return this.#plain.save(id, { ...schedule, failed: true })
      this.#plain.save(item, published)
      this.#plain.remove(String(schedule.draft))
    } else {
      this.#plain.save(item, { ...row, status: 'draft' })
      this.#plain.remove(id)
    }
  }

  /** A hero image, in the place of any other. */
  show(id: string, active: boolean): void {
    const { rows } = this.#plain
    const shown = idOf(rows, { entity: 'hero_images', active: true })
    if (active && shown) this.#plain.save(shown, { ...rows.get(shown)!, active: false })
    this.#plain.save(id, { ...rows.get(id)!, active })
  }

  #bodyOf(draft: string): object {
    return this.#plain.rows.get(draft)!.body as object
  }

  #published(item: string, body: object): Row | null {
    const { rows } = this.#plain
    const row: Row = { ...rows.get(item)!, ...body, status: 'published' }
    const isLinked = !row.vendor || rows.has(String(row.vendor))
    return isLinked && !isTaken(rows, item, row) ? row : null
  }
}
