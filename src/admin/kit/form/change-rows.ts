import type { FormErrors, UseFormReturnType } from '@mantine/form'

/** Adds, removes or moves rows of a list, and clears its errors, since their indexes are no longer valid. */
export function changeRows<Values extends object, Field extends keyof Values & string>(
  form: UseFormReturnType<Values>,
  field: Field,
  change: (rows: Values[Field]) => Values[Field],
): void {
  form.setFieldValue(field as string, change(form.getValues()[field]) as never)
  form.setErrors((errors) => without(errors, field))
}

function without(errors: FormErrors, field: string): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !path.startsWith(`${field}.`)))
}
