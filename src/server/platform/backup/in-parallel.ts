/** Works on everything, on so many at a time. @throws the first failure, once nothing is running. */
export async function inParallel<Item>(
  atOnce: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const next = items[Symbol.iterator]()
  const failures: unknown[] = []
  const worker = async () => {
    for (let item = next.next(); !item.done && failures.length === 0; item = next.next()) {
      await work(item.value).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  if (failures.length > 0) throw failures[0]
}
