//! serde's view of a tape: every call becomes a word or two.

use std::fmt;

use serde::ser::{self, Serialize};

use super::{Kind, Tape};

/// Writes one value onto a tape.
pub(super) struct Writer<'t, 'r> {
    tape: &'t mut Tape<'r>,
    /// The value is the key of a map.
    is_key: bool,
}

impl<'t, 'r> Writer<'t, 'r> {
    /// Writes a value.
    pub fn new(tape: &'t mut Tape<'r>) -> Self {
        Writer {
            tape,
            is_key: false,
        }
    }
}

/// A tape takes every value; nothing makes one of these but a value that refuses to be written.
#[derive(Debug)]
pub(super) struct Never;

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
            self.tape.$to(number as $wide);
            Ok(())
        })*
    };
}

impl<'t, 'r> ser::Serializer for Writer<'t, 'r> {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Group<'t, 'r>;
    type SerializeTuple = Group<'t, 'r>;
    type SerializeTupleStruct = Group<'t, 'r>;
    type SerializeTupleVariant = Group<'t, 'r>;
    type SerializeMap = Group<'t, 'r>;
    type SerializeStruct = Fields<'t, 'r>;
    type SerializeStructVariant = Fields<'t, 'r>;

    numbers! {
        serialize_u8 u8 => whole as u64,
        serialize_u16 u16 => whole as u64,
        serialize_u32 u32 => whole as u64,
        serialize_u64 u64 => whole as u64,
        serialize_f32 f32 => float as f64,
        serialize_f64 f64 => float as f64,
        serialize_i8 i8 => signed as i64,
        serialize_i16 i16 => signed as i64,
        serialize_i32 i32 => signed as i64,
        serialize_i64 i64 => signed as i64,
    }

    fn serialize_bool(self, flag: bool) -> Result<(), Never> {
        self.tape.word(Kind::Flag, u32::from(flag));
        Ok(())
    }

    fn serialize_char(self, character: char) -> Result<(), Never> {
        self.serialize_str(character.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Result<(), Never> {
        if self.is_key {
            self.tape.key(text);
        } else {
            self.tape.text(text);
        }
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Never> {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Result<(), Never> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Never> {
        self.tape.word(Kind::Null, 0);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &str, _: u32, name: &str) -> Result<(), Never> {
        self.serialize_str(name)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.collect_map([(name, value)])
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Group<'t, 'r>, Never> {
        Ok(Group::open(self.tape, Kind::List))
    }

    fn serialize_tuple(self, _: usize) -> Result<Group<'t, 'r>, Never> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Group<'t, 'r>, Never> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Group<'t, 'r>, Never> {
        self.tape.word(Kind::Map, 1);
        self.tape.key(name);
        self.serialize_seq(None)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Group<'t, 'r>, Never> {
        Ok(Group::open(self.tape, Kind::Map))
    }

    fn serialize_struct(self, name: &'static str, fields: usize) -> Result<Fields<'t, 'r>, Never> {
        let (shape, sent) = self.tape.shape(name, fields);
        if sent {
            self.tape.word(Kind::Struct, shape as u32);
        } else {
            self.tape.word(Kind::Shape, shape as u32);
            self.tape.words.push(fields as u32);
        }
        Ok(Fields {
            tape: self.tape,
            shape,
            sent,
        })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        fields: usize,
    ) -> Result<Fields<'t, 'r>, Never> {
        self.tape.word(Kind::Map, 1);
        self.tape.key(name);
        self.serialize_struct(name, fields)
    }
}

impl Tape<'_> {
    fn signed(&mut self, number: i64) {
        match u64::try_from(number) {
            Ok(number) => self.whole(number),
            Err(_) => self.float(number as f64),
        }
    }
}

/// A list or a map; how many it holds is known at its end.
pub(super) struct Group<'t, 'r> {
    tape: &'t mut Tape<'r>,
    at: usize,
    count: usize,
}

impl<'t, 'r> Group<'t, 'r> {
    fn open(tape: &'t mut Tape<'r>, kind: Kind) -> Self {
        let at = tape.open(kind);
        Group { tape, at, count: 0 }
    }

    fn add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.count += 1;
        value.serialize(Writer::new(self.tape))
    }

    fn close(self) -> Result<(), Never> {
        self.tape.settle(self.at, self.count);
        Ok(())
    }
}

macro_rules! groups {
    ($($shape:ident $method:ident)*) => {
        $(impl ser::$shape for Group<'_, '_> {
            type Ok = ();
            type Error = Never;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
                self.add(value)
            }
            fn end(self) -> Result<(), Never> {
                self.close()
            }
        })*
    };
}

groups! {
    SerializeSeq serialize_element
    SerializeTuple serialize_element
    SerializeTupleStruct serialize_field
    SerializeTupleVariant serialize_field
}

impl ser::SerializeMap for Group<'_, '_> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        key.serialize(Writer {
            tape: self.tape,
            is_key: true,
        })
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.add(value)
    }

    fn end(self) -> Result<(), Never> {
        self.close()
    }
}

/// The fields of a struct.
pub(super) struct Fields<'t, 'r> {
    tape: &'t mut Tape<'r>,
    shape: usize,
    sent: bool,
}

macro_rules! fields {
    ($($shape:ident)*) => {
        $(impl ser::$shape for Fields<'_, '_> {
            type Ok = ();
            type Error = Never;
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Never> {
                if !self.sent {
                    self.tape.text(key);
                }
                value.serialize(Writer::new(self.tape))
            }
            fn end(self) -> Result<(), Never> {
                self.tape.shape_is_sent(self.shape);
                Ok(())
            }
        })*
    };
}

fields! { SerializeStruct SerializeStructVariant }
