/**
 * Makes all fields of a call's input required, at every depth, including optional ones. A new field of the contract is
 * then a type error in each form that lacks it.
 */
export type Complete<Data> = Data extends (infer Item)[]
  ? Complete<Item>[]
  : Data extends object
    ? { [Field in keyof Data]-?: Complete<Data[Field]> }
    : Data
