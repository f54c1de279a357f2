//! serde's view of what is written: every value becomes a call or two of a target.

use std::fmt;

use serde::ser::{self, Impossible, Serialize};

/// What values are written to.
pub(super) trait Target {
    fn null(&mut self);
    fn flag(&mut self, flag: bool);
    fn whole(&mut self, number: u64);
    fn negative(&mut self, number: i64);
    fn float(&mut self, number: f64);
    fn text(&mut self, text: &str);
    /// The key of the value that comes next.
    fn key(&mut self, key: &str);
    /// A group opens; what comes back is given back at its end.
    fn open(&mut self, group: Group) -> usize;
    /// One more value of a list comes.
    fn item(&mut self);
    /// The group that was opened so has so many members.
    fn close(&mut self, group: Group, at: usize, count: usize);
    /// A struct opens. Says its number, and whether the names of its fields are known.
    fn open_struct(&mut self, name: &str, fields: usize) -> (usize, bool);
    /// The name of the field that comes next.
    fn field(&mut self, name: &str, known: bool);
    /// The struct with this number ends.
    fn close_struct(&mut self, number: usize);
}

/// What holds any number of members.
#[derive(Debug, Clone, Copy)]
pub(super) enum Group {
    List,
    Map,
}

/// Writes one value.
pub(super) fn write(value: &(impl Serialize + ?Sized), target: &mut dyn Target) {
    let writer = Writer {
        target,
        is_key: false,
    };
    // The model has nothing that refuses to be written.
    if value.serialize(writer).is_err() {
        target.null();
    }
}

struct Writer<'t> {
    target: &'t mut dyn Target,
    /// The value is the key of a map.
    is_key: bool,
}

/// Every target takes every value that the model has.
#[derive(Debug)]
struct Never;

impl fmt::Display for Never {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("the value refused to be written")
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Never
    }
}

macro_rules! numbers {
    ($($method:ident $kind:ty => $to:ident as $wide:ty,)*) => {
        $(fn $method(self, number: $kind) -> Result<(), Never> {
            self.target.$to(number as $wide);
            Ok(())
        })*
    };
}

impl<'t> ser::Serializer for Writer<'t> {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Members<'t>;
    type SerializeTuple = Members<'t>;
    type SerializeTupleStruct = Impossible<(), Never>;
    type SerializeTupleVariant = Impossible<(), Never>;
    type SerializeMap = Members<'t>;
    type SerializeStruct = Fields<'t>;
    type SerializeStructVariant = Impossible<(), Never>;

    numbers! {
        serialize_u8 u8 => whole as u64,
        serialize_u16 u16 => whole as u64,
        serialize_u32 u32 => whole as u64,
        serialize_u64 u64 => whole as u64,
        serialize_f32 f32 => float as f64,
        serialize_f64 f64 => float as f64,
    }

    fn serialize_i8(self, number: i8) -> Result<(), Never> {
        self.serialize_i64(number.into())
    }

    fn serialize_i16(self, number: i16) -> Result<(), Never> {
        self.serialize_i64(number.into())
    }

    fn serialize_i32(self, number: i32) -> Result<(), Never> {
        self.serialize_i64(number.into())
    }

    fn serialize_i64(self, number: i64) -> Result<(), Never> {
        match u64::try_from(number) {
            Ok(number) => self.target.whole(number),
            Err(_) => self.target.negative(number),
        }
        Ok(())
    }

    fn serialize_bool(self, flag: bool) -> Result<(), Never> {
        self.target.flag(flag);
        Ok(())
    }

    fn serialize_char(self, character: char) -> Result<(), Never> {
        self.serialize_str(character.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Result<(), Never> {
        if self.is_key {
            self.target.key(text);
        } else {
            self.target.text(text);
        }
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Never> {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Result<(), Never> {
        self.serialize_unit()
    }

    fn serialize_some<V: Serialize + ?Sized>(self, value: &V) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Never> {
        self.target.null();
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &str, _: u32, name: &str) -> Result<(), Never> {
        self.serialize_str(name)
    }

    fn serialize_newtype_struct<V: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &V,
    ) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<V: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &V,
    ) -> Result<(), Never> {
        Err(Never)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Members<'t>, Never> {
        Ok(Members::open(self.target, Group::List))
    }

    fn serialize_tuple(self, _: usize) -> Result<Members<'t>, Never> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Impossible<(), Never>, Never> {
        Err(Never)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Impossible<(), Never>, Never> {
        Err(Never)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Members<'t>, Never> {
        Ok(Members::open(self.target, Group::Map))
    }

    fn serialize_struct(self, name: &'static str, fields: usize) -> Result<Fields<'t>, Never> {
        let (number, known) = self.target.open_struct(name, fields);
        Ok(Fields {
            target: self.target,
            number,
            known,
        })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Impossible<(), Never>, Never> {
        Err(Never)
    }
}

/// The members of a list or a map; how many there are is known at the end.
struct Members<'t> {
    target: &'t mut dyn Target,
    group: Group,
    at: usize,
    count: usize,
}

impl<'t> Members<'t> {
    fn open(target: &'t mut dyn Target, group: Group) -> Self {
        let at = target.open(group);
        Members {
            target,
            group,
            at,
            count: 0,
        }
    }

    fn add<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), Never> {
        self.count += 1;
        value.serialize(Writer {
            target: self.target,
            is_key: false,
        })
    }

    fn close(self) -> Result<(), Never> {
        self.target.close(self.group, self.at, self.count);
        Ok(())
    }
}

macro_rules! lists {
    ($($shape:ident)*) => {
        $(impl ser::$shape for Members<'_> {
            type Ok = ();
            type Error = Never;
            fn serialize_element<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), Never> {
                self.target.item();
                self.add(value)
            }
            fn end(self) -> Result<(), Never> {
                self.close()
            }
        })*
    };
}

lists! { SerializeSeq SerializeTuple }

impl ser::SerializeMap for Members<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<K: Serialize + ?Sized>(&mut self, key: &K) -> Result<(), Never> {
        key.serialize(Writer {
            target: self.target,
            is_key: true,
        })
    }

    fn serialize_value<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), Never> {
        self.add(value)
    }

    fn end(self) -> Result<(), Never> {
        self.close()
    }
}

/// The fields of a struct.
struct Fields<'t> {
    target: &'t mut dyn Target,
    number: usize,
    known: bool,
}

impl ser::SerializeStruct for Fields<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_field<V: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &V,
    ) -> Result<(), Never> {
        self.target.field(key, self.known);
        value.serialize(Writer {
            target: self.target,
            is_key: false,
        })
    }

    fn end(self) -> Result<(), Never> {
        self.target.close_struct(self.number);
        Ok(())
    }
}
