import { Button } from '@mantine/core'

/** Saves a text that is shown only once. @param name of the file, without its ending. */
export function SaveText({ name, text, label = 'Download .txt' }: { name: string; text: string; label?: string }) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      component="a"
      href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
      download={`${name}-${location.hostname}.txt`}
    >
      {label}
    </Button>
  )
}
