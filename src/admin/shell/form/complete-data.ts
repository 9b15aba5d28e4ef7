/**
 * What a form sends: every field that the contract takes, those that a call may leave out too, at every depth. A field
 * that comes to the contract is then a type error in each form that does not have it.
 */
export type Complete<Data> = Data extends (infer Item)[]
  ? Complete<Item>[]
  : Data extends object
    ? { [Field in keyof Data]-?: Complete<Data[Field]> }
    : Data
