-- What people write turns no line of a mail round: signs that steer the direction of writing go with the controls.
set local role waldkerf_owner;

create or replace function app.mail_lines(value text) returns text
language sql immutable set search_path = ''
return trim(regexp_replace(
  regexp_replace(value, '\r\n?', E'\n', 'g'),
  '[\x01-\x08\x0b-\x1f\x7f-\x9f\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g'
));

reset role;
