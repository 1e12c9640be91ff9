<?php
// Receives the messages of the contact form and sends them as mail. docs/recipes/form-delivery.md sets it up.
// The folder SENT must be outside of what the server shows, and this file must be able to write to it.

define('SITE', getenv('FORM_SITE') ?: 'https://example.com');
define('THANKS', getenv('FORM_THANKS') ?: 'https://example.com/contact/#thanks');
define('FROM', getenv('FORM_FROM') ?: 'website@example.com');
define('TO', getenv('FORM_TO') ?: 'hello@example.com');
define('SENT', getenv('FORM_SENT') ?: __DIR__ . '/../sent-messages');
// In an hour.
define('MOST', (int) (getenv('FORM_MOST') ?: 50));

const LARGEST_BODY = 128 * 1024;
const LONGEST = ['name' => 254, 'email' => 254, 'subject' => 254, 'message' => 10000];
// Of a form with fields of its own, whose names this does not know.
const MOST_FIELDS = 40;
const LONGEST_ANSWER = 10000;

$type = strtolower(trim(explode(';', $_SERVER['CONTENT_TYPE'] ?? '')[0]));
$isJson = $type === 'application/json';

function answer(int $status, string $message): never
{
    global $isJson;
    http_response_code($status);
    if ($status !== 204) echo $isJson ? json_encode(['message' => $message]) : $message;
    exit;
}

header('Access-Control-Allow-Origin: ' . SITE);
header('Access-Control-Allow-Headers: content-type');
header('Cache-Control: no-store');
header('Content-Type: ' . ($isJson ? 'application/json' : 'text/plain; charset=utf-8'));

$method = $_SERVER['REQUEST_METHOD'];
if (!in_array($method, ['POST', 'OPTIONS'], true)) {
    header('Allow: POST');
    answer(405, 'Send a message.');
}
if (($_SERVER['HTTP_ORIGIN'] ?? '') !== SITE) answer(403, 'This address is for another site.');
if ($method === 'OPTIONS') answer(204, '');
if (!$isJson && $type !== 'application/x-www-form-urlencoded') answer(415, 'Send the form.');
if ((int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > LARGEST_BODY) answer(413, 'This is too long.');
$body = file_get_contents('php://input', false, null, 0, LARGEST_BODY + 1);
if (strlen($body) > LARGEST_BODY) answer(413, 'This is too long.');

// The form sends an object of texts, so three levels are enough; PHP counts what is in them as one more.
$given = $isJson ? json_decode($body, true, 4) : [];
// PHP's own reader makes lists of some names, and leaves out what comes after a thousand.
if (!$isJson) foreach (explode('&', $body) as $pair) {
    [$name, $value] = array_pad(array_map('urldecode', explode('=', $pair, 2)), 2, '');
    $given[$name] = $value;
}
$isText = $isJson || (preg_match('//u', urldecode($body)) && !preg_match('/%(?![\da-f]{2})/i', $body));
if (!is_array($given) || !$isText) answer(400, 'This is not readable.');

// A form without JavaScript sends each line break as two characters.
function plain(mixed $value): string
{
    $text = is_string($value) ? str_replace("\r\n", "\n", $value) : '';
    return preg_replace('/^[\t-\r\p{Z}\x{FEFF}]+|[\t-\r\p{Z}\x{FEFF}]+$/Du', '', $text) ?? '';
}

function isAddress(string $text): bool
{
    return preg_match('/^[^\s@<>,;:"()[\]\\\\]+@[^\s@<>,;:"()[\]\\\\]+$/D', $text) === 1;
}

// Which answers of a form with fields of its own must be there, only the form knows.
$isOwn = array_key_exists($isJson ? 'fields' : '_fields', $given);
$answers = [];
if ($isOwn) {
    $own = $isJson ? $given['fields'] : $given;
    foreach (is_array($own) ? $own : [] as $name => $value) {
        if (str_starts_with((string) $name, '_')) continue;
        $isName = preg_match('/^[a-z][a-z0-9-]{0,59}$/D', (string) $name);
        $isAnswer = is_string($value) && preg_match('/^[\n\t\P{Cc}]{0,' . LONGEST_ANSWER . '}$/Du', plain($value));
        if (!$isName || !$isAnswer) answer(422, 'Correct the fields.');
        $answers[$name] = plain($value);
    }
    if (count($answers) > MOST_FIELDS || implode('', $answers) === '') answer(422, 'Correct the fields.');
}
$message = [];
if (!$isOwn) foreach (LONGEST as $name => $most) {
    $text = plain($given[$name] ?? null);
    // Also false for what is no UTF-8, so nothing can end a header of the mail.
    $form = $name === 'message' ? "/^.{1,$most}$/Dsu" : "/^\P{Cc}{1,$most}$/Du";
    if (preg_match($form, $text) !== 1) answer(422, "Correct the field $name.");
    $message[$name] = $text;
}
if (($given['_gotcha'] ?? '') !== '') answer(422, 'Leave the hidden field empty.');
if ($isJson && !preg_match('/^[\da-f-]{36}$/D', is_string($given['id'] ?? null) ? $given['id'] : ''))
    answer(422, 'The message has no id.');

// Without JavaScript, two equal messages of one day are one. Who comes second waits for the first.
$file = SENT . '/' . hash('sha256', $isJson ? $given['id'] : $body);
$count = 0;
foreach (glob(SENT . '/*') as $old) {
    $age = time() - filemtime($old);
    if ($age > 24 * 3600) unlink($old);
    elseif ($age < 3600) $count++;
}
if ($count >= MOST && !is_file($file)) {
    header('Retry-After: 3600');
    answer(429, 'These are too many messages. Try again later.');
}
$mark = fopen($file, 'c+');
if (!$mark || !flock($mark, LOCK_EX)) answer(500, 'The message could not be sent. Try again.');
if (stream_get_contents($mark) === '') {
    if ($isOwn) {
        $subject = $answers['subject'] ?? '';
        $message = [
            'email' => array_values(array_filter($answers, 'isAddress'))[0] ?? '',
            'subject' => preg_match('/^\P{Cc}{1,254}$/Du', $subject) ? $subject : 'A message from ' . preg_replace('#^\w+://#', '', SITE),
        ];
        $text = '';
        // Nobody can write a line that looks like another answer.
        foreach ($answers as $name => $answer) $text .= "$name: " . ($answer === '' ? '-' : str_replace("\n", "\n  ", $answer)) . "\n";
    } else $text = "{$message['name']} <{$message['email']}> wrote:\n\n{$message['message']}\n";
    $headers = ['From' => FROM, 'Content-Type' => 'text/plain; charset=utf-8', 'Content-Transfer-Encoding' => 'base64'];
    if (isAddress($message['email'])) $headers['Reply-To'] = $message['email'];
    $subject = substr(iconv_mime_encode('Subject', $message['subject'], ['input-charset' => 'UTF-8', 'scheme' => 'B']), 9);
    if (!mail(TO, $subject, chunk_split(base64_encode($text)), $headers)) answer(502, 'The message could not be sent. Try again.');
    fwrite($mark, 'sent');
}
if (!$isJson) header('Location: ' . THANKS);
answer($isJson ? 200 : 303, 'Sent.');
